import { mock, type Mock } from '#shared/request';
import { readTagsPrinter } from './api';

/** Mock of a site without a plugin that prints social tags. */
export const mocks: readonly Mock[] = [
	mock( readTagsPrinter ).reply( () => ( { name: '' } ) ),
];
