import { img, PICTURE, type Root, type Written } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'juxtapose',
		'data-mode data-startingposition data-makeresponsive',
		img( 'data-label="§"' ) + img( 'data-label="§"' ),
	],
];

export const handed = { 'image-compare': () => ( {} ) };

const picture = ( place: string, label: string ) =>
	`<figure class="wp-block-dovetail-image-compare__${ place }"><img src="${ PICTURE }" alt="§"/>${ label }</figure>`;

/** Two images with malicious labels, which the server prints if the saved HTML has none. */
export const written = ( value: string ): readonly Written[] =>
	[
		'',
		'<figcaption class="wp-block-dovetail-image-compare__label">§</figcaption>',
	].map( ( label ) => ( {
		slug: 'image-compare',
		attributes: {
			imageBefore: { url: PICTURE, alt: value },
			imageAfter: { url: PICTURE, alt: value },
			labelBefore: value,
			labelAfter: value,
			orientation: value,
			startingPosition: value,
		},
		html: `<figure class="wp-block-dovetail-image-compare"><div class="juxtapose" data-mode="horizontal" data-starting-position="§">${ picture( 'before', label ) }${ picture( 'after', label ) }</div></figure>`,
	} ) );
