import { ToolbarDropdownMenu } from '@wordpress/components';
import { filter } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { FILTERS } from '../attributes';
import { messages } from '../messages';
import type { Attributes } from '../rules/gallery';

type Filter = Attributes[ 'imageFilter' ];

/** What can be done to the colors of all pictures. A filter that is chosen again is taken away. */
export function FilterMenu( {
	chosen,
	onChoose,
}: {
	chosen: Filter;
	onChoose( filter: Filter ): void;
} ): ReactNode {
	const choose = ( next: Filter ) => () =>
		onChoose( next === chosen ? undefined : next );
	return (
		<ToolbarDropdownMenu
			icon={ filter }
			label={ messages.pickFilter() }
			controls={ [
				{
					role: 'menuitemradio',
					title: messages.filter.original(),
					isActive: ! chosen,
					onClick: choose( undefined ),
				},
				...FILTERS.map( ( name ) => ( {
					role: 'menuitemradio',
					title: messages.filter[ name ](),
					isActive: name === chosen,
					onClick: choose( name ),
				} ) ),
			] }
		/>
	);
}
