import { addService, readInitialState } from '../read-initial-state';

describe( 'addService', () => {
	it( 'lets calls find a service that was switched on later, and changes nothing else', () => {
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

	it( 'works where the server has printed nothing', () => {
		const scope = {};
		addService( 'quotes', 'https://quotes.test', scope );
		expect( readInitialState( scope ).services ).toEqual( {
			quotes: 'https://quotes.test',
		} );
	} );
} );
