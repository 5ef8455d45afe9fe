import type { Locator, Page } from '@playwright/test';
import { createPost, pictures, showcaseOf, siteUrl } from '#e2e';

export const BLOCK = '.wp-block-dovetail-tiled-gallery';
export const LIST = `${ BLOCK }__list`;
export const ITEM = `${ BLOCK }__item`;

/** Creates two galleries: a mosaic of six images with captions, and three circles. */
export const showcase = async (): Promise< string > =>
	showcaseOf(
		'tiled-gallery',
		await pictures(
			'vash-gon-square',
			'coral-square',
			'akaka-falls-state-park-flora',
			'campanula-alliariifolia-flower',
			'man-in-hat',
			'parthenon-square'
		)
	);

export const showcasePost = async (): Promise< number > =>
	createPost( { author: 'author', content: await showcase() } );

export const openPost = ( page: Page, id: number ) =>
	page.goto( `${ siteUrl() }/?p=${ id }` );

type Box = { left: number; top: number; right: number; bottom: number };

export const boxesOf = ( items: Locator ): Promise< Box[] > =>
	items.evaluateAll( ( elements ) =>
		elements.map( ( element ) => {
			const { left, top, right, bottom } =
				element.getBoundingClientRect();
			return { left, top, right, bottom };
		} )
	);
