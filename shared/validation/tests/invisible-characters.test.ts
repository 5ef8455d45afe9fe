import fc from 'fast-check';
import { anyText } from '../../../tests/harness/any-text';
import { withoutInvisible } from '../invisible-characters';
import cases from './invisible.cases.json';

describe( 'withoutInvisible', () => {
	it.each( cases )(
		'keeps visible characters in text with $why',
		( { value, visible } ) => {
			expect( withoutInvisible( value ) ).toBe( visible );
		}
	);

	it( 'changes nothing when it is applied a second time', () => {
		fc.assert(
			fc.property( anyText, ( text ) => {
				const visible = withoutInvisible( text );
				return withoutInvisible( visible ) === visible;
			} )
		);
	} );
} );
