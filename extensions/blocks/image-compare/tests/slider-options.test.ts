import fc from 'fast-check';
import {
	sliderSettings,
	type BeforeAfterOptions,
	type SliderSettings,
} from '../rules/slider-options';

const DEFAULTS: SliderSettings = {
	animate: true,
	showLabels: true,
	makeResponsive: true,
	startingPosition: 50,
	mode: 'horizontal',
};

describe( 'the settings of a slider', () => {
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
	] )( 'follow the options %j', ( options, settings ) => {
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
	] )( 'follow the attributes %j', ( dataset, settings ) => {
		expect( sliderSettings( dataset, {} ) ).toEqual( {
			...DEFAULTS,
			...settings,
		} );
	} );

	it( 'use attributes before options', () => {
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

	it( 'use options if an attribute is invalid', () => {
		expect(
			sliderSettings(
				{ mode: 'diagonal', startingPosition: 'left' },
				{ mode: 'vertical', startingPosition: 80 }
			)
		).toEqual( { ...DEFAULTS, mode: 'vertical', startingPosition: 80 } );
	} );

	it( 'are valid for any markup', () => {
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
