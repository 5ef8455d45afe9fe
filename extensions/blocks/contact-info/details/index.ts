import { defineBlock } from '#shared/definitions';
import * as data from './block';
import { icons } from './icons';
import { saveAddress, saveEmail, savePhone } from './save';

const load = () =>
	import( /* webpackChunkName: "contact-info/edit" */ './edit' );

const address = defineBlock( {
	...data.address,
	icon: icons.address,
	edit: () => load().then( ( { AddressEdit } ) => AddressEdit ),
	save: saveAddress,
	label: ( { address: street, city } ) => street || city || undefined,
} );

const email = defineBlock( {
	...data.email,
	icon: icons.email,
	edit: () => load().then( ( { EmailEdit } ) => EmailEdit ),
	save: saveEmail,
	label: ( { email: text } ) => text || undefined,
} );

const phone = defineBlock( {
	...data.phone,
	icon: icons.phone,
	edit: () => load().then( ( { PhoneEdit } ) => PhoneEdit ),
	save: savePhone,
	label: ( { phone: text } ) => text || undefined,
} );

/** The ways in which somebody can be reached. */
export const details = [ address, email, phone ] as const;
