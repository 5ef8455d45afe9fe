import { mockHeader, quietHours } from '../api.mock';
import { podcastOfExample } from '../example.data';
import headers from './header.cases.json';

// HeaderTest.php compares the server's HTML with the same expected HTML.
describe( 'the header of a podcast', () => {
	it( 'in the mock matches the expected HTML', () => {
		expect( mockHeader( quietHours( '{origin}' ) ) ).toBe( headers.mock );
	} );

	it( 'in the inserter’s example matches the expected HTML', () => {
		expect( podcastOfExample.header ).toBe( headers.example );
	} );
} );
