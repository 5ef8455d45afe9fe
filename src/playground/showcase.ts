import { escapeHtml } from '#shared/attributes';
import type { RunningWordPress } from './boot';
import { phpScript } from './php';

/** A photograph in the site's media library. */
export type ShowcasePicture = {
	id: number;
	url: string;
	width: number;
	height: number;
	alt: string;
};

/** What one block shows of itself. */
export type ShowcaseSection = {
	title: string;
	/** Block markup, in which `{{platform}}` is the mock platform's address; as a function when it shows photographs. */
	content: string | ( ( pictures: readonly ShowcasePicture[] ) => string );
};

/** What a `showcase.ts` exports: the section of its block, or those of a family by slug. */
export type ShowcaseFile =
	| { showcase: ShowcaseSection; showcases?: undefined }
	| {
			showcase?: undefined;
			showcases: Readonly< Record< string, ShowcaseSection > >;
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
	const needsPictures = sections.some(
		( { content } ) =>
			typeof content === 'function' || content.includes( '{{picture' )
	);
	const pictures: ShowcasePicture[] = needsPictures
		? JSON.parse( await runPhp( phpScript( 'showcase-pictures' ) ) )
		: [];
	const content = showcaseContent( sections, pictures ).replaceAll(
		'{{platform}}',
		platform
	);
	return JSON.parse(
		await runPhp( phpScript( 'showcase-post', { content } ) )
	);
}

/** Every section under its heading, as one post. */
export function showcaseContent(
	sections: readonly ShowcaseSection[],
	pictures: readonly ShowcasePicture[]
): string {
	return sections
		.map( ( { title, content } ) =>
			[
				'<!-- wp:heading -->',
				`<h2 class="wp-block-heading">${ escapeHtml( title ) }</h2>`,
				'<!-- /wp:heading -->',
				'',
				typeof content === 'function'
					? content( pictures )
					: withPictures( content, pictures ),
			].join( '\n' )
		)
		.join( '\n\n' );
}

/** Puts addresses and ids into `{{picture:1}}` and `{{picture-id:1}}`. */
const withPictures = (
	content: string,
	pictures: readonly ShowcasePicture[]
): string =>
	pictures.reduce(
		( text, { id, url }, index ) =>
			text
				.replaceAll( `{{picture:${ index + 1 }}}`, url )
				.replaceAll( `{{picture-id:${ index + 1 }}}`, String( id ) ),
		content
	);
