import { mock, mockError, type Mock } from '#shared/request';
import { readSubscriberCount, subscribe } from './api';

/** A site with twelve subscribers, and more with everyone who subscribes. */
export const mocks: readonly Mock[] = [
	mock( readSubscriberCount ).reply( ( { state } ) => ( {
		count: state( 'subscribers', { count: 12 } ).count,
	} ) ),
	mock( subscribe ).reply( ( { data, state } ) => {
		if ( ! data.dovetail_email.includes( '@' ) ) {
			return mockError( 400, {
				code: 'subscription_invalid_email',
				message:
					'This is not a valid email address. An address looks like ada@example.com.',
			} );
		}
		state( 'subscribers', { count: 12 } ).count += 1;
		return { status: 'subscribed', message: 'You are subscribed.' };
	} ),
];
