import { mock, type Mock } from '#shared/request';
import { lookUpCountry } from './api';

/** A site whose author is in Ireland, which is not the default country but has the demo's language. */
export const mocks: readonly Mock[] = [
	mock( lookUpCountry ).reply( () => ( { country_short: 'IE' } ) ),
];
