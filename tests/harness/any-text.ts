import fc from 'fast-check';

/**
 * Generates texts of all code points, including lone surrogates. fast-check's own arbitrary for this range builds a
 * table with a million entries, which takes half a second per test file.
 */
export const anyText: fc.Arbitrary< string > = fc
	.array(
		fc.oneof(
			fc.integer( { min: 0, max: 0x7f } ),
			fc.integer( { min: 0, max: 0xffff } ),
			fc.integer( { min: 0, max: 0x10ffff } )
		),
		{ maxLength: 20 }
	)
	.map( ( points ) => String.fromCodePoint( ...points ) );
