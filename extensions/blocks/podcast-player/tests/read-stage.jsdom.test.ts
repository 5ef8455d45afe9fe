import { fromStage, toStageAttributes, type StageData } from '../markup';

const stage = ( attributes: Record< string, string > ): HTMLElement => {
	const element = document.createElement( 'div' );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	return element;
};

describe( 'what the stage says to the script', () => {
	const everything: StageData = {
		showsTitle: true,
		showsDescription: true,
		refresh: 'https://a.example/?rest_route=/x&y',
		version: 'abc',
		checked: 1_700_000_000,
	};
	it.each( [
		everything,
		{ ...everything, showsTitle: false, showsDescription: false },
		{ ...everything, refresh: '', version: '', checked: 0 },
	] )( 'is read as it was written: %j', ( data ) => {
		expect( fromStage( stage( toStageAttributes( data ) ) ) ).toEqual(
			data
		);
	} );

	it( 'is the plainest player when it was broken by hand', () => {
		expect( fromStage( stage( { 'data-checked': 'soon' } ) ) ).toEqual( {
			showsTitle: false,
			showsDescription: false,
			refresh: '',
			version: '',
			checked: 0,
		} );
	} );
} );
