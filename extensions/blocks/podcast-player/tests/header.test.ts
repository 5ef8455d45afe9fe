import { mockHeader } from '../api.mock';
import { podcastOfExample } from '../example.data';
import { quietHours } from '../mock-feed';
import headers from './header.cases.json';

// HeaderTest.php compares the server's HTML with the same table.
describe( 'the header of a podcast', () => {
	it( 'in the mock is the one of the table', () => {
		expect( mockHeader( quietHours( '{origin}' ) ) ).toBe( headers.mock );
	} );

	it( 'in the example of the inserter is the one of the table', () => {
		expect( podcastOfExample.header ).toBe( headers.example );
	} );
} );
