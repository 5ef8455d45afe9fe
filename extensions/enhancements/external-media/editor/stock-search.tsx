import { Button, ExternalLink, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Service } from '../api';
import { messages } from '../messages';
import { canSearch } from '../rules/grid';

/** The search form of a source. */
export function StockSearch( {
	source,
	last,
	isCopying,
	onSearch,
}: {
	source: Exclude< Service, 'google_photos' >;
	last: string;
	isCopying: boolean;
	onSearch( words: string ): void;
} ): ReactNode {
	const [ words, setWords ] = useState( last );
	const isOpen = canSearch( words, last, isCopying );
	const label = messages.searchFor( messages.source( source ) );
	return (
		<form
			role="search"
			className="dovetail-media__controls"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isOpen ) {
					onSearch( words.trim() );
				}
			} }
		>
			<SearchControl
				__nextHasNoMarginBottom
				label={ label }
				placeholder={ label }
				value={ words }
				onChange={ setWords }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				accessibleWhenDisabled
				disabled={ ! isOpen }
			>
				{ messages.search() }
			</Button>
			<p>
				{ source === 'pexels' ? (
					<ExternalLink href="https://www.pexels.com">
						{ messages.pexelsCredit() }
					</ExternalLink>
				) : (
					messages.openverseCredit()
				) }
			</p>
		</form>
	);
}
