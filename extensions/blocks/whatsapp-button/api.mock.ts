import { mock, type Mock } from '#shared/request';
import { lookUpCountry } from './api';

/** An author in the Netherlands. */
export const mocks: readonly Mock[] = [
	mock( lookUpCountry ).reply( () => ( { country_short: 'NL' } ) ),
];
