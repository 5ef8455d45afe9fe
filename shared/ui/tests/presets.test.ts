import { choosePreset, presetValue } from '../presets';

const presets = [
	{ slug: 'base', value: '#ffffff' },
	{ slug: 'contrast', value: '#000000' },
	{ slug: 'nameless', value: undefined },
];

describe( 'a setting that has presets', () => {
	it.each( [
		[ '#ffffff', 'base', undefined ],
		[ '#abcdef', undefined, '#abcdef' ],
		[ undefined, undefined, undefined ],
		[ '', undefined, undefined ],
	] )(
		'saves the value %p as slug %p and custom value %p',
		( value, slug, custom ) => {
			expect( choosePreset( presets, value ) ).toEqual( {
				slug,
				custom,
			} );
			expect( presetValue( presets, slug, custom ) ).toBe(
				value || undefined
			);
		}
	);

	it.each( [
		[ 'base', '#abcdef', '#ffffff' ],
		[ undefined, '#abcdef', '#abcdef' ],
		[ 'gone', '#abcdef', undefined ],
		[ 'gone', undefined, undefined ],
		[ undefined, undefined, undefined ],
		[ '', '', undefined ],
	] )( 'shows slug %p and custom value %p as %p', ( slug, custom, shown ) => {
		expect( presetValue( presets, slug, custom ) ).toBe( shown );
	} );
} );
