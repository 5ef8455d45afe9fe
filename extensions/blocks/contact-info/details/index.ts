import { defineBlock } from '#shared/definitions';
import * as data from './block';
import { saveAddress, saveEmail, savePhone } from './save';

const load = () =>
	import( /* webpackChunkName: "contact-info/edit" */ './edit' );

const icon = ( detail: 'address' | 'email' | 'phone' ) => () =>
	import( /* webpackChunkName: "icons" */ '../icon' ).then(
		( { icons } ) => ( { icon: icons[ detail ] } )
	);

const address = defineBlock( {
	...data.address,
	icon: icon( 'address' ),
	edit: () => load().then( ( { AddressEdit } ) => ( { Edit: AddressEdit } ) ),
	save: saveAddress,
	label: ( { address: street, city } ) => street || city || undefined,
} );

const email = defineBlock( {
	...data.email,
	icon: icon( 'email' ),
	edit: () => load().then( ( { EmailEdit } ) => ( { Edit: EmailEdit } ) ),
	save: saveEmail,
	label: ( { email: text } ) => text || undefined,
} );

const phone = defineBlock( {
	...data.phone,
	icon: icon( 'phone' ),
	edit: () => load().then( ( { PhoneEdit } ) => ( { Edit: PhoneEdit } ) ),
	save: savePhone,
	label: ( { phone: text } ) => text || undefined,
} );

/** The blocks for contact details. */
export const details = [ address, email, phone ] as const;
