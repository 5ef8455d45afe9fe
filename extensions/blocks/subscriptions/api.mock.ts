import { mock, mockError, type Mock } from '#shared/request';
import {
	previewMail,
	readConsent,
	readMailing,
	readSubscriberCount,
	receiveBounces,
	sendTest,
	subscribe,
} from './api';

/** Mocks a site with twelve subscribers. Each sign-up adds one. */
export const mocks: readonly Mock[] = [
	mock( readSubscriberCount ).reply( ( { state } ) => ( {
		count: state( 'subscribers', { count: 12 } ).count,
	} ) ),
	mock( readConsent ).reply( () => ( {
		consent:
			'We email you new posts and news from Harbour Bakery. You can unsubscribe at any time. <a href="https://example.com/privacy">Privacy policy</a>',
	} ) ),
	mock( readMailing ).reply( ( { state } ) => ( {
		state: 'open',
		subscribers: state( 'subscribers', { count: 12 } ).count,
		sent: 0,
		left: 0,
		failed: 0,
		since: 0,
		usual: true,
		days: 2,
		email: 'ada@example.com',
		screen: '',
	} ) ),
	mock( sendTest ).reply( () => ( { email: 'ada@example.com' } ) ),
	mock( previewMail ).reply( ( { data } ) => ( {
		subject: data.title,
		html: `<!DOCTYPE html><title>Mail</title><h1>${ data.title }</h1>`,
		text: data.title,
	} ) ),
	mock( receiveBounces ).reply( () => ( { received: true } ) ),
	mock( subscribe ).reply( ( { data, state } ) => {
		if ( ! data.dovetail_email.includes( '@' ) ) {
			return mockError( 400, {
				code: 'subscription_invalid_email',
				message:
					'Please enter an email address such as name@example.com.',
			} );
		}
		state( 'subscribers', { count: 12 } ).count += 1;
		return { status: 'subscribed', message: 'You are subscribed.' };
	} ),
];
