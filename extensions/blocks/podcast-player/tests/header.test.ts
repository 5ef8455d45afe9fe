import { mockHeader } from '../api.mock';
import { podcastOfExample } from '../example.data';
import { quietHours } from '../mock-feed';
import headers from './header.cases.json';

// HeaderTest.php compares the same table with what the site draws.
describe( 'the header of a podcast', () => {
	it( 'in the mock is the one of the table', () => {
		expect( mockHeader( quietHours( '{origin}' ) ) ).toBe( headers.mock );
	} );

	it( 'in the example of the inserter is the one of the table', () => {
		expect( podcastOfExample.header ).toBe( headers.example );
	} );
} );
