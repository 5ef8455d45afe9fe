import { fromStage, toStageAttributes, type StageData } from '../markup';

function stage( attributes: Record< string, string > ): HTMLElement {
	const element = document.createElement( 'div' );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	return element;
}

describe( 'the settings of the stage', () => {
	it.each< [ StageData ] >( [
		[ { effect: 'slide', seconds: 0 } ],
		[ { effect: 'fade', seconds: 0 } ],
		[ { effect: 'slide', seconds: 1 } ],
		[ { effect: 'fade', seconds: 5 } ],
	] )( 'is read as it was written: %j', ( data ) => {
		expect( fromStage( stage( toStageAttributes( data ) ) ) ).toEqual(
			data
		);
	} );

	it.each( [
		[ {} ],
		[ { 'data-effect': 'cube', 'data-autoplay': '0' } ],
		[ { 'data-effect': '', 'data-autoplay': '6' } ],
		[ { 'data-autoplay': '' } ],
		[ { 'data-autoplay': '1.5' } ],
	] )( 'have defaults for %j', ( attributes ) => {
		expect( fromStage( stage( attributes ) ) ).toEqual( {
			effect: 'slide',
			seconds: 0,
		} );
	} );
} );
