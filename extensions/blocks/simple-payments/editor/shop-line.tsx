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

/** Tells the author which of the ways to be paid acts, and what is still missing. */
export function ShopLine( {
	hasLink,
	isSelected,
	isWaiting,
}: {
	hasLink: boolean;
	isSelected: boolean;
	/** Nobody who may publish has saved the product. */
	isWaiting: boolean;
} ): ReactNode {
	const { data, error } = useEndpoint( readShop, hasLink ? null : {} );
	if ( hasLink ) {
		return isSelected ? (
			<p className={ `${ ROOT_CLASS }__shop` }>{ messages.byLink() }</p>
		) : null;
	}
	const isNews =
		isSelected || isWaiting || data?.way === 'none' || data?.isTest;
	return isNews && ( data || error ) ? (
		<p className={ `${ ROOT_CLASS }__shop` }>
			{ data ? sentence( data ) : errorSentence( error ) }{ ' ' }
			{ isWaiting && messages.mayNotPublish() }{ ' ' }
			{ data?.settingsUrl && (
				<a href={ data.settingsUrl } target="_blank" rel="noreferrer">
					{ messages.settings() }
				</a>
			) }
		</p>
	) : null;
}
