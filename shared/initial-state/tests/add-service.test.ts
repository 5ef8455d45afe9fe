import { addService, readInitialState } from '../read-initial-state';

describe( 'addService', () => {
	it( 'lets requests find a service that was added later, and changes nothing else', () => {
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

	it( 'works without server data', () => {
		const scope = {};
		addService( 'quotes', 'https://quotes.test', scope );
		expect( readInitialState( scope ).services ).toEqual( {
			quotes: 'https://quotes.test',
		} );
	} );
} );
