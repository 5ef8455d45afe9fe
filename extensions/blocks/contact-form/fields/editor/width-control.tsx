import { readAttribute } from '#shared/attributes';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { WIDTHS, fieldAttributes as schema } from '../attributes';
import { messages } from '../messages';

type Width = ( typeof WIDTHS )[ number ];

/** Setting for the field's width. It is hidden in columns and groups, whose own layout ignores it. */
export function WidthControl( {
	width,
	clientId,
	onChange,
}: {
	width: Width;
	clientId: string;
	onChange( width: Width ): void;
} ): ReactNode {
	const isInRow = useSelect(
		( select ) => {
			const { getBlockRootClientId, getBlockName } =
				select( blockEditorStore );
			const parent = getBlockRootClientId( clientId );
			return (
				! parent || getBlockName( parent ) === 'dovetail/contact-form'
			);
		},
		[ clientId ]
	);
	return ! isInRow ? null : (
		<ToggleGroupControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			isBlock
			label={ messages.width() }
			value={ width }
			onChange={ ( chosen ) =>
				onChange( readAttribute( schema.width, Number( chosen ) ) )
			}
		>
			{ WIDTHS.map( ( each ) => (
				<ToggleGroupControlOption
					key={ each }
					value={ each }
					label={ messages.percent( each ) }
				/>
			) ) }
		</ToggleGroupControl>
	);
}
