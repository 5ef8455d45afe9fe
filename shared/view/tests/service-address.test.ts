import { serviceAddress } from '../service-address';

describe( 'a service’s URL', () => {
	it.each( [
		[ 'https://api.example.org', 'https://example.org', true ],
		[ 'https://api.example.org', 'http://127.0.0.1:9400', true ],
		[ 'http://127.0.0.1:9401', 'http://127.0.0.1:9400', true ],
		[ 'http://api.example.org', 'https://example.org', false ],
		[ 'http://api.example.org', 'null', false ],
		[ 'javascript:alert(1)//', 'http://127.0.0.1:9400', false ],
		[ 'data:text/html,x', 'http://127.0.0.1:9400', false ],
		[ 'blob:http://127.0.0.1/x', 'http://127.0.0.1:9400', false ],
		[ '//evil.test', 'http://127.0.0.1:9400', false ],
		[ '/evil', 'http://127.0.0.1:9400', false ],
		[ '  http://127.0.0.1:9401', 'https://example.org', false ],
		[ '', 'https://example.org', false ],
	] )(
		'%p is accepted on a page with the origin %s: %s',
		( value, origin, isTaken ) => {
			expect( serviceAddress( value, { origin } ) ).toBe(
				isTaken ? value : undefined
			);
		}
	);
} );
