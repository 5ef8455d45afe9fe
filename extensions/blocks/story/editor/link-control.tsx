import { useTyped } from '#shared/ui';
import { TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { linkAddress } from '../rules/link-address';

/** Field for the link of a slide. */
export function LinkControl( {
	index,
	link = '',
	onChange,
}: {
	/** Zero-based index of the slide. */
	index: number;
	link?: string;
	/** @param link Empty for none. */
	onChange( link: string ): void;
} ): ReactNode {
	const { text, isWrong, handleChange, handleBlur } = useTyped(
		link,
		linkAddress,
		onChange
	);
	return (
		<TextControl
			__next40pxDefaultSize
			type="url"
			label={ messages.linkOf( index + 1 ) }
			help={ isWrong ? messages.linkRefused() : messages.linkHelp() }
			value={ text }
			aria-invalid={ isWrong }
			onChange={ handleChange }
			onBlur={ handleBlur }
		/>
	);
}
