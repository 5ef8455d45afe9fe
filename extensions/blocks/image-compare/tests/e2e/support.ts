import type { Page } from '@playwright/test';
import { createPost, php, siteUrl } from '#e2e';

/** Selector of the block, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-image-compare';
/** Selector of the two images. */
export const STAGE = `${ BLOCK } .juxtapose`;
/** URL of the script for visitors. */
export const VIEW = '**/blocks/image-compare/view.js*';

/** Returns the HTML of a comparison and a paragraph below it. */
export async function comparisonHtml(
	orientation = 'horizontal'
): Promise< string > {
	const folder = await php< string >(
		`return get_theme_root_uri() . '/twentytwentyfive/assets/images';`
	);
	const picture = ( name: string, alt: string ) => ( {
		url: `${ folder }/${ name }.webp`,
		alt,
		width: 594,
		height: 594,
	} );
	const before = picture( 'vash-gon-square', 'A waterfall' );
	const after = picture( 'coral-square', 'Corals' );
	const figure = ( place: string, { url, alt }: typeof before ) =>
		`<figure class="wp-block-dovetail-image-compare__${ place }"><img src="${ url }" alt="${ alt }" width="594" height="594"/></figure>`;
	const attributes = JSON.stringify( {
		imageBefore: before,
		imageAfter: after,
		...( orientation === 'horizontal' ? {} : { orientation } ),
	} );
	return `<!-- wp:dovetail/image-compare ${ attributes } -->
<figure class="wp-block-dovetail-image-compare"><div class="juxtapose" data-mode="${ orientation }">${ figure(
		'before',
		before
	) }${ figure(
		'after',
		after
	) }</div><figcaption class="wp-element-caption">Above the water and below</figcaption></figure>
<!-- /wp:dovetail/image-compare -->

<!-- wp:paragraph -->
<p class="below">What stands below.</p>
<!-- /wp:paragraph -->`;
}

/** Creates a post with a comparison, written by the user “author”. */
export const comparison = async ( orientation?: string ): Promise< number > =>
	createPost( {
		author: 'author',
		content: await comparisonHtml( orientation ),
	} );

/** Opens a post on the page that visitors see. */
export const open = ( page: Page, id: number ) =>
	page.goto( `${ siteUrl() }/?p=${ id }` );
