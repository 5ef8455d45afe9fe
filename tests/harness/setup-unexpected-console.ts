/**
 * A warning or an error that a test did not announce fails it: silence is part of what every test proves.
 * A test that expects one calls `expectConsole( 'warn', /…/ )` first.
 */
import { format } from 'node:util';
import { takeExpected } from './expect-console';

/** React's remark about how a test drives it, not about the product: WordPress's stores update outside `act`. */
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
