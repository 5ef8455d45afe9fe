import { escapeHtml } from '#shared/attributes';
import type { RunningWordPress } from './boot';
import { fillPlaceholders, type ShowcasePicture } from './fill-placeholders';
import { phpScript } from './php';

/** The showcase of one block. */
export type ShowcaseSection = {
	slug: string;
	title: string;
	/** Block markup with placeholders for values that differ between sites; see `fillPlaceholders`. */
	content: string;
};

/** The showcase post, with every block. */
export type Showcase = {
	id: number;
	url: string;
	/** Whether someone has edited the post. It was then left unchanged. */
	isEdited: boolean;
};

/** Creates or updates the showcase post. An edited post is left unchanged; a deleted one is restored. */
export async function refreshShowcase(
	{ runPhp }: Pick< RunningWordPress, 'runPhp' >,
	sections: readonly ShowcaseSection[],
	platform = ''
): Promise< Showcase > {
	const places = showcaseContent( sections );
	const pictures: ShowcasePicture[] = places.includes( '{{picture' )
		? JSON.parse( await runPhp( phpScript( 'showcase-pictures' ) ) )
		: [];
	const content = fillPlaceholders( places, pictures, platform );
	return JSON.parse(
		await runPhp( phpScript( 'showcase-post', { content } ) )
	);
}

/** Returns the content of a post with all sections, each under its heading. */
export function showcaseContent(
	sections: readonly Pick< ShowcaseSection, 'title' | 'content' >[]
): string {
	return sections
		.map( ( { title, content } ) =>
			[
				'<!-- wp:heading -->',
				`<h2 class="wp-block-heading">${ escapeHtml( title ) }</h2>`,
				'<!-- /wp:heading -->',
				'',
				content,
			].join( '\n' )
		)
		.join( '\n\n' );
}
