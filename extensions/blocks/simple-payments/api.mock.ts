import { mock, type Mock } from '#shared/request';
import { readShop } from './api';
import { serviceMocks } from './service.mock';

/** Mocks the payment settings of a site with an app, and PayPal itself. */
export const mocks: readonly Mock[] = [
	mock( readShop ).reply( () => ( {
		way: 'app',
		mode: 'test',
		settings_url: '',
	} ) ),
	...serviceMocks,
];
