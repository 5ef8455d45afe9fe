import { mock, type Mock } from '#shared/request';
import { passOnToCrm, passOnToNewsletter } from './api';

/** The platform takes both: each key makes one contact or subscriber, however often it comes. */
export const mocks: readonly Mock[] = [
	mock( passOnToCrm ).reply( ( { data, state } ) => {
		state< Record< string, unknown > >( 'form-contacts', {} )[ data.key ] =
			data;
	} ),
	mock( passOnToNewsletter ).reply( ( { data, state } ) => {
		state< Record< string, unknown > >( 'form-subscribers', {} )[
			data.key
		] = data;
	} ),
];
