import fc from 'fast-check';
import {
	type BeforeAfterMode,
	DEFAULT_POSITION,
	isPosition,
	keyPosition,
	parsePosition,
	pointerPosition,
	type SliderPart,
	spokenPosition,
} from '../rules/position';
import {
	type BeforeAfterOptions,
	sliderSettings,
	type SliderSettings,
} from '../rules/slider-options';

const DEFAULTS: SliderSettings = {
	animate: true,
	showLabels: true,
	makeResponsive: true,
	startingPosition: 50,
	mode: 'horizontal',
};

describe( 'slider settings', () => {
	// spec: 000-2.9-3, 000-9-12 (slider default start 50%)
	it( 'have defaults', () => {
		expect( sliderSettings( {}, {} ) ).toEqual( DEFAULTS );
	} );

	it.each< [ BeforeAfterOptions, Partial< SliderSettings > ] >( [
		[ { animate: false }, { animate: false } ],
		[ { showLabels: false }, { showLabels: false } ],
		[ { makeResponsive: false }, { makeResponsive: false } ],
		[ { startingPosition: '35%' }, { startingPosition: 35 } ],
		[ { startingPosition: 35 }, { startingPosition: 35 } ],
		[ { startingPosition: 100 }, {} ],
		[ { mode: 'vertical' }, { mode: 'vertical' } ],
	] )( 'are read from the options %j', ( options, settings ) => {
		expect( sliderSettings( {}, options ) ).toEqual( {
			...DEFAULTS,
			...settings,
		} );
	} );

	it.each< [ Record< string, string >, Partial< SliderSettings > ] >( [
		[ { animate: 'false' }, { animate: false } ],
		[ { showLabels: 'false' }, { showLabels: false } ],
		[ { showlabels: 'false' }, { showLabels: false } ],
		[ { makeResponsive: 'false' }, { makeResponsive: false } ],
		[ { startingposition: '35%' }, { startingPosition: 35 } ],
		[ { startingPosition: '35' }, { startingPosition: 35 } ],
		[ { startingPosition: '0%' }, {} ],
		[ { startingPosition: 'left' }, {} ],
		[ { mode: 'vertical' }, { mode: 'vertical' } ],
		[ { mode: 'Vertical' }, {} ],
		[ { mode: 'diagonal' }, {} ],
		[ { mode: '' }, {} ],
		[ { animate: '' }, {} ],
		[ { animate: '0' }, {} ],
		[ { animate: 'FALSE' }, {} ],
		[ { __proto__x: 'a', constructor: 'b' }, {} ],
	] )( 'are read from the data attributes %j', ( dataset, settings ) => {
		expect( sliderSettings( dataset, {} ) ).toEqual( {
			...DEFAULTS,
			...settings,
		} );
	} );

	it( 'prefer data attributes to options', () => {
		expect(
			sliderSettings(
				{
					animate: 'true',
					mode: 'horizontal',
					startingPosition: '20%',
				},
				{ animate: false, mode: 'vertical', startingPosition: 80 }
			)
		).toEqual( { ...DEFAULTS, startingPosition: 20 } );
	} );

	it( 'fall back to the options if the data attributes are invalid', () => {
		expect(
			sliderSettings(
				{ mode: 'diagonal', startingPosition: 'left' },
				{ mode: 'vertical', startingPosition: 80 }
			)
		).toEqual( { ...DEFAULTS, mode: 'vertical', startingPosition: 80 } );
	} );

	it( 'are valid for any data attributes', () => {
		fc.assert(
			fc.property(
				fc.record( {
					animate: fc.string(),
					mode: fc.string(),
					startingPosition: fc.string(),
				} ),
				( dataset ) => {
					const { mode, startingPosition } = sliderSettings(
						dataset,
						{}
					);
					return (
						[ 'horizontal', 'vertical' ].includes( mode ) &&
						startingPosition > 0 &&
						startingPosition < 100
					);
				}
			)
		);
	} );
} );

describe( 'a divider position', () => {
	// spec: 000-9-12 (slider default start 50%), 000-5-14
	it( 'is 50 percent by default, and must be greater than 0 and less than 100', () => {
		expect( DEFAULT_POSITION ).toBe( 50 );
		expect(
			[ -1, 0, 0.001, 50, 99.999, 100, 101, NaN ].map( isPosition )
		).toEqual( [ false, false, true, true, true, false, false, false ] );
	} );

	it.each< [ unknown, number | null ] >( [
		[ '35%', 35 ],
		[ '35', 35 ],
		[ ' 35.5 % ', 35.5 ],
		[ 35, 35 ],
		[ '0%', null ],
		[ '100%', null ],
		[ 0, null ],
		[ 100, null ],
		[ -5, null ],
		[ '-5%', null ],
		[ '120', null ],
		[ '', null ],
		[ '%', null ],
		[ 'middle', null ],
		[ '3e1', null ],
		[ '35px', null ],
		[ '\uff13\uff15%', null ],
		[ '\u200f35%', null ],
		[ '9'.repeat( 100_000 ), null ],
		[ ' '.repeat( 50_000 ) + 'x', null ],
		[ NaN, null ],
		[ Infinity, null ],
		[ null, null ],
		[ undefined, null ],
		[ true, null ],
		[ [ 35 ], null ],
		[ { valueOf: () => 35 }, null ],
		[ '__proto__', null ],
	] )( 'parses value %#', ( value, position ) => {
		expect( parsePosition( value ) ).toBe( position );
	} );

	it( 'is between 0 and 100, or null, for any input', () => {
		fc.assert(
			fc.property(
				fc.oneof( fc.anything(), fc.string(), fc.double() ),
				( value ) => {
					const position = parsePosition( value );
					return (
						position === null || ( position > 0 && position < 100 )
					);
				}
			)
		);
	} );

	it.each( [
		[ 0.2, 1 ],
		[ 1.4, 1 ],
		[ 49.5, 50 ],
		[ 99.4, 99 ],
		[ 99.9, 99 ],
	] )(
		'of %d is announced as %i, which is never below 1 or above 99',
		( position, spoken ) => {
			expect( spokenPosition( position ) ).toBe( spoken );
		}
	);
} );

describe( 'a key press', () => {
	// spec: 000-4.3-1
	it.each<
		[ string, SliderPart, BeforeAfterMode, 'ltr' | 'rtl', number | null ]
	>( [
		[ 'ArrowRight', 'handle', 'horizontal', 'ltr', 51 ],
		[ 'ArrowLeft', 'handle', 'horizontal', 'ltr', 49 ],
		[ 'ArrowUp', 'handle', 'horizontal', 'ltr', 51 ],
		[ 'ArrowDown', 'handle', 'horizontal', 'ltr', 49 ],
		[ 'ArrowRight', 'handle', 'horizontal', 'rtl', 49 ],
		[ 'ArrowLeft', 'handle', 'horizontal', 'rtl', 51 ],
		[ 'ArrowUp', 'handle', 'horizontal', 'rtl', 51 ],
		[ 'ArrowDown', 'handle', 'vertical', 'ltr', 51 ],
		[ 'ArrowUp', 'handle', 'vertical', 'ltr', 49 ],
		[ 'ArrowRight', 'handle', 'vertical', 'ltr', 51 ],
		[ 'ArrowLeft', 'handle', 'vertical', 'rtl', 51 ],
		[ 'ArrowRight', 'first', 'horizontal', 'ltr', 51 ],
		[ 'ArrowLeft', 'second', 'horizontal', 'ltr', 49 ],
		[ 'Enter', 'first', 'horizontal', 'ltr', 90 ],
		[ ' ', 'first', 'horizontal', 'ltr', 90 ],
		[ 'Enter', 'second', 'horizontal', 'ltr', 10 ],
		[ ' ', 'second', 'horizontal', 'ltr', 10 ],
		[ 'Enter', 'first', 'horizontal', 'rtl', 90 ],
		[ ' ', 'second', 'vertical', 'ltr', 10 ],
		[ 'Enter', 'handle', 'horizontal', 'ltr', null ],
		[ ' ', 'handle', 'horizontal', 'ltr', null ],
		[ 'Home', 'handle', 'horizontal', 'ltr', 1 ],
		[ 'End', 'handle', 'horizontal', 'ltr', 99 ],
		[ 'Home', 'first', 'horizontal', 'ltr', null ],
		[ 'End', 'second', 'horizontal', 'ltr', null ],
		[ 'Tab', 'handle', 'horizontal', 'ltr', null ],
		[ 'PageUp', 'handle', 'horizontal', 'ltr', 60 ],
		[ 'PageDown', 'handle', 'horizontal', 'ltr', 40 ],
		[ 'PageDown', 'handle', 'vertical', 'ltr', 60 ],
		[ 'PageUp', 'first', 'horizontal', 'ltr', null ],
		[ 'a', 'first', 'horizontal', 'ltr', null ],
		[ '__proto__', 'handle', 'horizontal', 'ltr', null ],
	] )(
		'of %j on the %s (%s, %s) changes the position 50 to %p',
		( key, part, mode, dir, next ) => {
			expect( keyPosition( key, part, 50, mode, dir === 'rtl' ) ).toBe(
				next
			);
		}
	);

	it( 'of Page Up or Page Down does not move the divider past 1 or 99', () => {
		expect(
			keyPosition( 'PageUp', 'handle', 95, 'horizontal', false )
		).toBe( 99 );
		expect(
			keyPosition( 'PageDown', 'handle', 5, 'horizontal', false )
		).toBe( 1 );
	} );
} );

describe( 'a pointer', () => {
	const box = { left: 100, top: 20, width: 400, height: 200 };

	it.each< [ string, number, number, BeforeAfterMode, boolean, number ] >( [
		[ 'a quarter from the left', 200, 0, 'horizontal', false, 25 ],
		[
			'a quarter from the left, first image on the right',
			200,
			0,
			'horizontal',
			true,
			75,
		],
		[ 'a quarter from the top', 0, 70, 'vertical', false, 25 ],
		[
			'a quarter from the top, right to left',
			0,
			70,
			'vertical',
			true,
			25,
		],
		[ 'at the left edge', 100, 0, 'horizontal', false, 0 ],
		[ 'at the right edge', 500, 0, 'horizontal', false, 100 ],
		[ 'outside', 60, 0, 'horizontal', false, -10 ],
	] )(
		'%s is converted to a divider position',
		( _, clientX, clientY, mode, isRtl, position ) => {
			expect(
				pointerPosition( { clientX, clientY }, box, mode, isRtl )
			).toBe( position );
		}
	);

	it( 'has no valid position if the images have no size', () => {
		const nowhere = { left: 0, top: 0, width: 0, height: 0 };
		for ( const mode of [ 'horizontal', 'vertical' ] as const ) {
			for ( const at of [ 0, 5, -5 ] ) {
				const position = pointerPosition(
					{ clientX: at, clientY: at },
					nowhere,
					mode,
					false
				);
				expect( isPosition( position ) ).toBe( false );
			}
		}
	} );
} );
