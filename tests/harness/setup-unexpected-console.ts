/**
 * Fails a test that logs a warning or error without declaring it. A test that expects one calls `expectConsole( 'warn',
 * /…/ )` first.
 */
import { format } from 'node:util';
import { takeExpected } from './expect-console';

/** React's warnings about the tests, not the product: WordPress's stores update outside of `act`. */
const ABOUT_TESTS = /not wrapped in act\(|not configured to support act\(/;

for ( const level of [ 'error', 'warn' ] as const ) {
	let unexpected: string[] = [];

	beforeEach( () => {
		unexpected = [];
		jest.spyOn( console, level ).mockImplementation( ( ...args ) => {
			const message = format( ...args );
			if (
				! ABOUT_TESTS.test( message ) &&
				! takeExpected( level, message )
			) {
				unexpected.push( message );
			}
		} );
	} );

	afterEach( () => {
		if ( unexpected.length ) {
			throw new Error(
				`Unexpected console.${ level }:\n${ unexpected.join( '\n' ) }`
			);
		}
	} );
}
