import { escapeHtml } from '#shared/attributes';
import type { RunningWordPress } from './boot';
import { fillPlaceholders, type ShowcasePicture } from './fill-placeholders';
import { phpScript } from './php';

/** The showcase of one block. */
export type ShowcaseSection = {
	slug: string;
	title: string;
	/** Block markup with places for what is another on each site: see `fillPlaceholders`. */
	content: string;
};

/** The post with every block. */
export type Showcase = {
	id: number;
	/** For a visitor. */
	url: string;
	/** Whether someone edited it since it was written; it was then left unchanged. */
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

/** Every section under its heading, as one post. */
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
