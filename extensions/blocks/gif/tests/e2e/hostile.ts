import { img, PICTURE, type Root } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[ 'wp-block-dovetail-gif__stage', 'data-player', '<a href="§">§</a>' ],
	[
		'wp-block-dovetail-gif__stage',
		'style',
		`<a href="https://giphy.com/gifs/§">${ img( '' ) }§</a>`,
	],
	[ 'wp-block-dovetail-gif__own', 'data-player', img( '' ) ],
	[
		'wp-block-dovetail-gif__own',
		'style',
		`<video src="${ PICTURE }" aria-label="§" poster="${ PICTURE }"></video>`,
	],
];

export const handed = { gif: () => ( {} ) };
