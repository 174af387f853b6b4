/** Where the file of an animal is. */
export function animalFilePath(petId: string): string {
  return `/adminDashboard/animals/${petId}`;
}
