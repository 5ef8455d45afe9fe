import { mock, type Mock } from '#shared/request';
import { lookUpCountry } from './api';

/** A site whose author is in Ireland: another country than the default, with the demo's language. */
export const mocks: readonly Mock[] = [
	mock( lookUpCountry ).reply( () => ( { country_short: 'IE' } ) ),
];
