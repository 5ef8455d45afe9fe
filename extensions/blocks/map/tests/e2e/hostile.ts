import type { Locator } from '@playwright/test';
import { expect, showcaseOf } from '#e2e';
import { type Root } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-map',
		'data-map-style data-zoom data-center data-details data-scroll-to-zoom data-fullscreen',
		'<ul class="wp-block-dovetail-map__list"><li class="wp-block-dovetail-map__place" data-coordinates="§"><a class="wp-block-dovetail-map__title" href="§">§</a><span class="wp-block-dovetail-map__caption">§</span></li></ul>',
	],
	[ 'wp-block-dovetail-map__stage', 'data-map-style' ],
];

export const handed = {
	map: ( trap: string ) => ( {
		map: {
			provider: 'openstreetmap',
			address: `${ trap }/{z}/{x}/{y}.png`,
			key: '',
			isChosen: true,
			maker: { text: '', link: '' },
		},
	} ),
};

export const claims = [
	'<p id="dovetail-map-library-styles">x</p>',
	'<div class="wp-block-dovetail-map" data-map-style="default" data-dovetail-mounted="">x</div>',
];

export const globals = [ 'mapboxgl' ];

/** An unmodified map lists its places. */
export const companion = {
	content: showcaseOf( 'map' ),
	works: ( within: Locator ) =>
		expect(
			within
				.getByRole( 'listitem' )
				.filter( { hasText: 'Brandenburg Gate' } )
		).toHaveCount( 1 ),
};
