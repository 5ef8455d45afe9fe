import { errorSentence, useEndpoint } from '#shared/api';
import type { ReactNode } from 'react';
import { readShop, type PayPalShop } from '../api';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';

function sentence( { isTest, way }: PayPalShop ): string {
	switch ( way ) {
		case 'app':
			return isTest ? messages.byTestApp() : messages.byApp();
		case 'form':
			return messages.byForm();
		default:
			return messages.byNothing();
	}
}

/**
 * Tells the author which of the ways to be paid acts, and what is still missing. Whose account is paid is seen before anybody
 * can pay: who publishes what somebody else has written has not filled it in.
 */
export function ShopLine( {
	isNew,
	isSelected,
	isWaiting,
	link,
	payee,
}: {
	/** Nobody can buy it yet. */
	isNew: boolean;
	isSelected: boolean;
	/** Nobody who may publish has saved the product. */
	isWaiting: boolean;
	/** A payment link; empty where there is none. */
	link: string;
	/** Whose account is paid; empty where nobody has said. */
	payee: string;
} ): ReactNode {
	const { data, error } = useEndpoint( readShop, link ? null : {} );
	if ( link ) {
		return (
			<p className={ `${ ROOT_CLASS }__shop` }>
				{ messages.byLink() } <bdi>{ link }</bdi>
			</p>
		);
	}
	const isNews =
		isSelected ||
		isWaiting ||
		( isNew && payee !== '' ) ||
		data?.way === 'none' ||
		data?.isTest;
	return isNews && ( data || error ) ? (
		<p className={ `${ ROOT_CLASS }__shop` }>
			{ data ? sentence( data ) : errorSentence( error ) }{ ' ' }
			{ payee !== '' && messages.payee( payee ) }{ ' ' }
			{ isWaiting && messages.mayNotPublish() }{ ' ' }
			{ data?.settingsUrl && (
				<a href={ data.settingsUrl } target="_blank" rel="noreferrer">
					{ messages.settings() }
				</a>
			) }
		</p>
	) : null;
}
