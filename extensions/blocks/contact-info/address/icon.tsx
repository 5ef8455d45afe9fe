/** A pin on a map. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M12 3a6.5 6.5 0 0 1 6.5 6.5c0 4-4.2 8.5-6.5 11.5-2.3-3-6.5-7.5-6.5-11.500A6.5 6.5 0 0 1 12 3zm0 1.500a5 5 0 0 0-5 5c0 2.7 2.7 6 5 9 2.3-3 5-6.3 5-9a5 5 0 0 0-5-5zm0 2.700a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.600z"
		/>
	</svg>
);
