import fc from 'fast-check';

/**
 * Any text at all: every code point, lone surrogates included.
 * fast-check's own arbitrary of the same range builds a table of a million entries first, half a second for each suite.
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
