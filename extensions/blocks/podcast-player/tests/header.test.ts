import { mockHeader, quietHours } from '../api.mock';
import { podcastOfExample } from '../example.data';
import headers from './header.cases.json';

// HeaderTest.php compares the server's HTML with the same table.
describe( 'the header of a podcast', () => {
	it( 'in the mock matches the table', () => {
		expect( mockHeader( quietHours( '{origin}' ) ) ).toBe( headers.mock );
	} );

	it( 'in the inserter’s example matches the table', () => {
		expect( podcastOfExample.header ).toBe( headers.example );
	} );
} );
