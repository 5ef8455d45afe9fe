import { addService, readInitialState } from '../read-initial-state';

describe( 'addService', () => {
	it( 'makes a new service available to requests, and changes nothing else', () => {
		const printed = {
			siteFragment: 'example.org',
			services: { gifs: 'https://gifs.test' },
		};
		const scope = { dovetailBlocksInitialState: printed };
		addService( 'quotes', 'https://quotes.test', scope );
		expect( readInitialState( scope ) ).toMatchObject( {
			siteFragment: 'example.org',
			services: {
				gifs: 'https://gifs.test',
				quotes: 'https://quotes.test',
			},
		} );
		expect( printed.services ).toEqual( { gifs: 'https://gifs.test' } );
	} );

	it( 'adds a service if the page has no initial state', () => {
		const scope = {};
		addService( 'quotes', 'https://quotes.test', scope );
		expect( readInitialState( scope ).services ).toEqual( {
			quotes: 'https://quotes.test',
		} );
	} );
} );
