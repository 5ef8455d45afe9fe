import { readStage } from '../view/read-stage';

const stage = ( attributes: Record< string, string > ): HTMLElement => {
	const element = document.createElement( 'div' );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	return element;
};

const PLAINEST = {
	tracks: [],
	showsTitle: false,
	showsDescription: false,
	refresh: '',
	version: '',
	checked: 0,
};

describe( 'what the stage says to the script', () => {
	it.each( [
		[ { 'data-title': '' }, { showsTitle: true } ],
		[ { 'data-description': '' }, { showsDescription: true } ],
		[
			{
				'data-refresh': 'https://a.example/?rest_route=/x&y',
				'data-version': 'abc',
				'data-checked': '1700000000',
			},
			{
				refresh: 'https://a.example/?rest_route=/x&y',
				version: 'abc',
				checked: 1_700_000_000,
			},
		],
	] )( '%j is %j', ( attributes, said ) => {
		expect( readStage( stage( attributes ) ) ).toEqual( {
			...PLAINEST,
			...said,
		} );
	} );

	it( 'is the plainest player when it was broken by hand', () => {
		expect( readStage( stage( { 'data-checked': 'soon' } ) ) ).toEqual(
			PLAINEST
		);
	} );
} );
