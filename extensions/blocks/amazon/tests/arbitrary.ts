import fc from 'fast-check';

const colour = fc.option(
	fc
		.integer( { min: 0, max: 0xffffff } )
		.map( ( rgb ) => `#${ rgb.toString( 16 ).padStart( 6, '0' ) }` ),
	{ nil: undefined }
);

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	asin: fc.constantFrom( '', 'B01N5IB20Q', '0306406152' ),
	style: fc.constantFrom( 'small', 'large' ),
	showImage: fc.boolean(),
	showTitle: fc.boolean(),
	showPurchaseButton: fc.boolean(),
	showPrice: fc.boolean(),
	showSeller: fc.boolean(),
	backgroundColor: colour,
	textColor: colour,
	buttonAndLinkColor: colour,
} );
