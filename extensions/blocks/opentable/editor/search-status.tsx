import { withServerMessage } from '#shared/api';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { RestaurantSearch } from './use-restaurant-search';

/** Announces the state of a search without results. */
export function SearchStatus( {
	search: { status, error, restaurants },
}: {
	search: RestaurantSearch;
} ): ReactNode {
	return status === 'failed' ? (
		<Notice
			className="wp-block-dovetail-opentable__status"
			status="warning"
			isDismissible={ false }
		>
			{ withServerMessage( messages.searchFailed(), error ) }
		</Notice>
	) : (
		<div className="wp-block-dovetail-opentable__status" role="status">
			{ status === 'loading' && messages.searching() }
			{ status === 'done' &&
				( restaurants.length
					? messages.found( restaurants.length )
					: messages.noneFound() ) }
		</div>
	);
}
