import { errorMessage, useEndpoint } from '#shared/api';
import { Button, ExternalLink, Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import {
	searchAtSite,
	searchPlaces,
	type AuthorsMapService,
	type FoundPlace,
} from '../api';
import { ROOT_CLASS } from '../class-names';
import { messages } from '../messages';
import type { PlacedPoint } from '../rules/points';
import { OSM_MAKER } from '../rules/providers';

/** Places that a search offers. */
const MOST_FOUND = 5;

type Search = { search: string; onAdd( point: PlacedPoint ): void };

/** The author's language, as both kinds of servers take it. */
const language = () => document.documentElement.lang.slice( 0, 2 ) || 'en';

/** Addresses that Mapbox has found. */
export function FoundByMapbox( {
	service,
	search,
	onAdd,
}: Search & { service: AuthorsMapService } ): ReactNode {
	const found = useEndpoint( searchPlaces, {
		query: {
			q: search,
			permanent: 'true',
			access_token: service.key,
			limit: MOST_FOUND,
			language: language(),
		},
	} );
	return <Found found={ found } onAdd={ onAdd } />;
}

/** Places that the server of the site's owner has found, and who made what it knows. */
export function FoundBySite( { search, onAdd }: Search ): ReactNode {
	const found = useEndpoint( searchAtSite, {
		query: { search, language: language() },
	} );
	return (
		<>
			<Found found={ found } onAdd={ onAdd } />
			<p>
				<ExternalLink href={ OSM_MAKER.link }>
					{ OSM_MAKER.text }
				</ExternalLink>
			</p>
		</>
	);
}

function Found( {
	found,
	onAdd,
}: {
	found: {
		status: string;
		data?: FoundPlace[] | null;
		error?: unknown;
		retry(): void;
	};
	onAdd( point: PlacedPoint ): void;
} ): ReactNode {
	if ( found.status === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [
					{ label: messages.tryAgain(), onClick: found.retry },
				] }
			>
				{ messages.searchFailed( errorMessage( found.error ) ) }
			</Notice>
		);
	}
	if ( ! found.data?.length ) {
		return (
			<p role="status">
				{ found.data ? messages.nothingFound() : messages.searching() }
			</p>
		);
	}
	return (
		<ul
			className={ `${ ROOT_CLASS }__found` }
			aria-label={ messages.found() }
		>
			{ found.data.map( ( { title, address, coordinates }, index ) => (
				<li key={ index }>
					<Button
						__next40pxDefaultSize
						onClick={ () =>
							onAdd( {
								coordinates,
								title,
								caption: address === title ? '' : address,
							} )
						}
					>
						{ address }
					</Button>
				</li>
			) ) }
		</ul>
	);
}
