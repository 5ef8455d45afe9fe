import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect } from '#e2e';
import { img, PICTURE, type Written } from '#e2e/hostile';

const BLOCK = 'wp-block-dovetail-tiled-gallery';

/** Images with hostile links, positions and sizes. */
export const written = ( value: string ): readonly Written[] =>
	[ '', 'is-style-columns', 'is-style-square' ].map( ( className ) => ( {
		slug: 'tiled-gallery',
		attributes: {
			align: value,
			className: `${ className } ${ value }`,
			columns: value,
			columnWidths: [ [ value, 50 ], value ],
			ids: [ value ],
			imageFilter: value,
			linkTo: 'media',
			roundedCorners: value,
		},
		html: `<div class="${ BLOCK } aligncenter ${ className }"><ul class="${ BLOCK }__list" style="--tile-list:§;--tile-list:9;--tile-columns:§;position:fixed">${ `<li class="${ BLOCK }__item" style="--tile-x:§;--tile-width:99999;--tile-y:-99;--tile-ratio:§;position:fixed"><figure><a href="§">${ img(
			`class="${ BLOCK }__image" data-id="§" data-full-url="§" data-link="§" data-width="§" data-height="§" sizes="§"`
		) }</a><figcaption class="wp-element-caption">§ <a href="§">§</a><ul><li class="${ BLOCK }__item">§</li></ul></figcaption></figure></li>`.repeat(
			3
		) }</ul></div>`,
	} ) );

/** A valid gallery on the same page keeps its saved layout. */
export const companion = {
	content: readFileSync(
		'extensions/blocks/tiled-gallery/fixtures/tiled-gallery__plain.html',
		'utf8'
	).replaceAll( /https:[^"]+\.jpg/g, PICTURE ),
	async works( within: Locator ) {
		const items = within.locator( `.${ BLOCK }__item` );
		await expect( items ).toHaveCount( 3 );
		const [ first, , last ] = await Promise.all(
			( await items.all() ).map( ( item ) => item.boundingBox() )
		);
		expect( last?.y ).toBeCloseTo( first?.y ?? NaN, 0 );
		expect( last?.x ).toBeGreaterThan( first?.x ?? NaN );
	},
};
