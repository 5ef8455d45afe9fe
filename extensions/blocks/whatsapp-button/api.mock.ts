import { mock, type Mock } from '#shared/request';
import { lookUpCountry } from './api';

/** The author is in Ireland: not the default country, but one where the demo's language is spoken. */
export const mocks: readonly Mock[] = [
	mock( lookUpCountry ).reply( () => ( { country_short: 'IE' } ) ),
];
