import { isEmptyMail } from '../rules/is-empty-mail';
import cases from './empty-mails.cases.json';

describe( 'the check for an empty email', () => {
	it.each( cases )(
		'says whether mail programs show nothing of an email with $name: $isEmpty',
		( { content, isEmpty } ) => {
			expect( isEmptyMail( content ) ).toBe( isEmpty );
		}
	);
} );
