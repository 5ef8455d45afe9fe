import { escapeHtml } from '#shared/attributes';
import type { RunningWordPress } from './boot';
import { fillPlaces, type ShowcasePicture } from './fill-places';
import { phpScript } from './php';

/** What one block shows of itself. */
export type ShowcaseSection = {
	slug: string;
	title: string;
	/** Block markup with places for what is another on each site: see `fillPlaces`. */
	content: string;
};

/** The post with every block. */
export type Showcase = {
	id: number;
	/** For a visitor. */
	url: string;
	/** Somebody has changed it since it was written here: it was left alone. */
	isEdited: boolean;
};

/** Creates the showcase post, or brings it up to date. A post that somebody changed stays as it is; one that was deleted comes back. */
export async function refreshShowcase(
	{ runPhp }: Pick< RunningWordPress, 'runPhp' >,
	sections: readonly ShowcaseSection[],
	platform = ''
): Promise< Showcase > {
	const places = showcaseContent( sections );
	const pictures: ShowcasePicture[] = places.includes( '{{picture' )
		? JSON.parse( await runPhp( phpScript( 'showcase-pictures' ) ) )
		: [];
	const content = fillPlaces( places, pictures, platform );
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
