import fc from 'fast-check';
import { anyText } from '../../../tests/harness/any-text';
import { withoutInvisible } from '../invisible';
import cases from './invisible.cases.json';

describe( 'a typed line without its invisible characters', () => {
	it.each( cases )(
		'keeps what can be seen: $why',
		( { value, visible } ) => {
			expect( withoutInvisible( value ) ).toBe( visible );
		}
	);

	it( 'does not change when they are removed again', () => {
		fc.assert(
			fc.property( anyText, ( text ) => {
				const visible = withoutInvisible( text );
				return withoutInvisible( visible ) === visible;
			} )
		);
	} );
} );
