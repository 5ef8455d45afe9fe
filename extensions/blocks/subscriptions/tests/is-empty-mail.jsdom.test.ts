import { isEmptyMail } from '../rules/is-empty-mail';
import cases from './empty-mails.cases.json';

describe( 'the check for an empty email', () => {
	it.each( cases )(
		'returns $isEmpty for an email with $name',
		( { content, isEmpty } ) => {
			expect( isEmptyMail( content ) ).toBe( isEmpty );
		}
	);
} );
