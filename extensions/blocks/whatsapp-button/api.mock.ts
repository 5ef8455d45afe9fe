import { mock, type Mock } from '#shared/request';
import { lookUpCountry } from './api';

/** A site whose author is in the Netherlands. */
export const mocks: readonly Mock[] = [
	mock( lookUpCountry ).reply( () => ( { country_short: 'NL' } ) ),
];
