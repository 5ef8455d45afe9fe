import { hexOf, parseGradient, presetVariable } from '..';
import { readCases } from '../../validation/tests/read-cases';
import gradients from './gradient.cases.json';
import presets from './preset.cases.json';

describe( 'a gradient', () => {
	it.each( readCases( gradients ) )(
		'with $why is valid: $valid',
		( { value, valid } ) => {
			expect( parseGradient( value ) ).toBe( valid ? value : null );
		}
	);
} );

describe( 'hexOf', () => {
	it.each( [
		[ 'rgb(255, 238, 88)', '#ffee58' ],
		[ 'rgb(255 238 88 / 50%)', '#ffee5880' ],
		[ 'rgba(122, 59, 18, 0.9)', '#7a3b12e6' ],
		[ 'rgba(1, 2, 3, 1)', '#010203' ],
		[ 'rgba(0, 0, 0, 0)', '#00000000' ],
		[ 'rgb(300, 0, 0)', '#ff0000' ],
		[ 'hsl(20 50% 40% / 0.5)', '#99553380' ],
		[ 'hsla(200deg, 100%, 50%, 1)', '#00aaff' ],
		[ 'color(srgb 1 1 1)', undefined ],
		[ 'rgb(1,2)', undefined ],
		[ '', undefined ],
	] )( 'for %p returns %p', ( color, hex ) => {
		expect( hexOf( color ) ).toBe( hex );
	} );
} );

describe( 'a theme preset', () => {
	// The table contains each type of slug part alone, after “custom-”, and next to each other type. PresetTest.php
	// compares the same table with the variable names that WordPress generates.
	it( 'has the variable name that WordPress defines', () => {
		expect(
			presets.map( ( [ slug ] ) => presetVariable( 'color', slug ) )
		).toEqual(
			presets.map( ( [ , name ] ) =>
				name ? `var(--wp--preset--color--${ name })` : null
			)
		);
	} );

	it.each( [
		[ 'accent-1', 'var(--wp--preset--color--accent-1)' ],
		[ 'myRed2', 'var(--wp--preset--color--my-red-2)' ],
		[ 'a;b:url(x)', 'var(--wp--preset--color--a-b-url-x)' ],
		[ '---', null ],
		[ '', null ],
		[ undefined, null ],
		[ 7, null ],
	] )( 'with the slug %p has the variable %p', ( slug, variable ) => {
		expect( presetVariable( 'color', slug ) ).toBe( variable );
	} );
} );
